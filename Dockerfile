# The server with its pages. Built in two steps, so that Node.js is not part of what runs.
FROM node:22-slim AS pages
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY static ./static
RUN node static/build/index.js

FROM python:3.12-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /srv
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY --from=pages /srv/build/pages ./build/pages
COPY app ./app
COPY migrations ./migrations
COPY static/art ./static/art
COPY static/i18n ./static/i18n
COPY templates ./templates
RUN useradd --system --create-home frontier
USER frontier
ENV FRONTIER_HOST=0.0.0.0 FRONTIER_LOG_JSON=true
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["python", "-m", "app", "serve"]
