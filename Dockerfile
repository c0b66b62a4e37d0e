# The server with its pages. Built in two steps, so that Node.js is not part of what runs.
FROM node:22-slim AS pages
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM python:3.12-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /srv
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY --from=pages /srv/node_modules ./node_modules
COPY package-lock.json ./
COPY app ./app
COPY migrations ./migrations
COPY static ./static
COPY templates ./templates
RUN useradd --system --create-home frontier
USER frontier
ENV FRONTIER_HOST=0.0.0.0 FRONTIER_LOG_JSON=true
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["python", "-m", "app", "serve"]
