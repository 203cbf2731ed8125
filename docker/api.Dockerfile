# The API, its worker, the sandbox provider and the mailbox: one image, chosen by the command.
FROM node:20-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
 && node scripts/build.mjs api \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /src/node_modules ./node_modules
COPY --from=build --chown=node:node /src/api/package.json ./package.json
COPY --from=build --chown=node:node /src/api/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8081
CMD ["node", "dist/main.mjs"]
