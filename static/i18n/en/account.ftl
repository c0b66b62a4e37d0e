### The words of the account page, and of signing in elsewhere.

account-heading = Account
account-at-risk = { $count ->
    [0] Only this browser knows that you are { $name }. To be safe, make a recovery code or add a passkey.
    [one] Only this browser knows that you are { $name }. If it forgets, your seat is lost: make a recovery code or add a passkey.
   *[other] Only this browser knows that you are { $name }. If it forgets, your seats in { $count } games are lost: make a recovery code or add a passkey.
}
account-cancel = Cancel
account-name = Name
account-code = Recovery code
account-code-about = Write it down, and enter it in any browser to continue as yourself.
account-code-make = Make a recovery code
account-code-renew = Make a new code
account-code-made = You have a code, made on { $date }. A new one replaces it.
account-code-yours = Your recovery code
account-code-once = It is shown only now. Anyone who has it can play as you.
account-passkeys = Passkeys
account-passkeys-about = Sign in with your fingerprint, your face or your screen lock.
passkey-add = Add a passkey
passkey-added = Passkey added.
passkey-remove = Remove
passkey-removed = Passkey removed.
passkey-times = Added { $made } · last used { $used }
passkey-cancelled = Cancelled: no passkey was used.
passkey-known = This device already has a passkey for you.
passkey-not-in-browser = This browser does not support passkeys, or the page was not loaded over HTTPS.
passkey-not-here = Passkeys do not work at this address: they need a domain name and HTTPS.
account-devices = Devices
device-name = { $browser } on { $system }
device-unknown = Unknown browser
device-this = this device
device-times = Signed in { $made } · last used { $used }
device-end = Sign out
device-end-others = Sign out all other devices
device-ended = { $count ->
    [0] No other device was signed in.
    [one] One device has been signed out.
   *[other] { $count } devices have been signed out.
}
account-tokens = For programs
account-tokens-about = With a personal token, a bot that you wrote can play as you. It can’t sign in or change your account.
token-name = What is it for?
token-make = Make a token
token-yours = Token “{ $name }”
token-once = It is shown only now. Anyone who has it can play as you, until you revoke it.
token-revoke = Revoke
token-revoked = Token revoked.
token-unused = Made { $made } · never used
token-used = Made { $made } · last used { $used }
sign-in-heading = Get your seats back
sign-in-about = Enter your recovery code, or use a passkey. You can also open a link made on a device where you are still signed in.
sign-in-other = Continue as another guest
sign-in-other-about = With the recovery code or the passkey of another guest. You can switch back to who you are now.
sign-in-go = Sign in
sign-in-passkey = Use a passkey
sign-in-as = Continue as { $name }
sign-in-stay = Stay { $name }
switch-back = Switch back to { $name }
sign-out = Sign out
sign-out-about = This browser will no longer know you.
sign-out-anyway = Sign out anyway
home-keep = Only this browser knows you. Keep your seats safe:
home-account = Account and devices
home-played-before = Have you played here before?
