# docker compose up --build   (compose.yaml; the settings stand in .env.example)

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# What is written into pages while they are built.
ARG SITE_URL=http://localhost:3000
ARG SECURITY_CONTACT=
ARG CHAT_HOURS=
ARG EXTRA_LOCALES=
ARG NEXT_PUBLIC_HIDE_INVESTOR=
ARG NEXT_PUBLIC_HIDE_VENDOR=
ARG SOCIAL_TWITTER=
ARG SOCIAL_LINKEDIN=
ARG SOCIAL_YOUTUBE=
ARG SOCIAL_INSTAGRAM=
ARG SOCIAL_FACEBOOK=
RUN node --conditions=react-server lib/ops/seal/build.ts \
 && node --conditions=react-server lib/ops/proxy/sealed-headers.ts .next/proxy \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf .next/cache tests

# One instance of the site; it holds no state.
FROM node:24.21.0-bookworm-slim AS site
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536 NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app /app
RUN mkdir -p /srv/akoma/uploads && chown node:node /srv/akoma/uploads
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm run serve` does, without npm between the signal and the site.
CMD ["node", "--max-old-space-size=320", "--heap-growing-percent=20", "--max-semi-space-size=8", "--no-maglev", "lib/ops/serve/serve.ts"]

# nginx with the sealed build of the same moment.
FROM debian:12-slim AS proxy
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static curl \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/.next/sealed /srv/akoma/sealed
COPY --from=build /app/.next/sealed-lite /srv/akoma/sealed-lite
COPY --from=build /app/.next/proxy /app/lib/ops/proxy/proxy-pass.conf /srv/akoma/
COPY lib/ops/proxy/nginx.conf /etc/nginx/nginx.conf
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/api/health/live"]
CMD ["nginx", "-g", "daemon off;"]
