"""The pages as people meet them, in Debian's Chromium: several people in several contexts, real servers, no mock."""
