# The site for an external PostgreSQL (DATABASE_URL); docker-compose.yml shows a whole installation.

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /site
COPY package.json package-lock.json ./
# Without the bundled PostgreSQL, and without Prisma's command line, which npm counts as optional.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && npm cache clean --force
# What sharp and argon2 have for this processor is optional for npm too, but not for the site.
COPY --from=build /site/node_modules/@img node_modules/@img
COPY --from=build /site/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /site/dist dist
COPY scripts scripts
COPY prisma prisma
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# Whether it lives. While the database is away it does, and serves the pages that it has.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/server.js"]
