# The shell: its browser build and the server that renders the page.
FROM node:20-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
 && node scripts/build.mjs shell \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /src/node_modules ./node_modules
COPY --from=build --chown=node:node /src/shell/package.json ./package.json
COPY --from=build --chown=node:node /src/shell/dist ./dist
RUN mkdir /registry && chown node:node /registry
USER node
EXPOSE 8080
CMD ["node", "dist/server/main.mjs"]
