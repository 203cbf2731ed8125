# Image of one remote: submits its build to the publisher, then answers health checks.
# Optional digest to pin the base image: @sha256:…
ARG NODE_DIGEST=
FROM node:22-slim${NODE_DIGEST} AS build
WORKDIR /src
# Copying only the manifests lets Docker cache the installed packages until a manifest changes.
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY api/package.json api/
COPY console/package.json console/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY mf-members/package.json mf-members/
COPY mf-chat/package.json mf-chat/
COPY mf-payments/package.json mf-payments/
COPY mf-signup/package.json mf-signup/
COPY mf-landers/package.json mf-landers/
RUN npm ci --no-audit --no-fund
COPY . .
ARG REMOTE
RUN npx tsx tools/build/main.ts "$REMOTE" && mv "$REMOTE"/dist/*/ /built
RUN npx esbuild docker/remote.ts --bundle --platform=node --format=esm --target=node22 --outfile=/app/remote.mjs

FROM node:22-slim${NODE_DIGEST}
ARG REMOTE
ENV NODE_ENV=production REMOTE=$REMOTE
WORKDIR /app
COPY docker/healthy.sh /usr/local/bin/healthy
COPY --from=build /built ./built
COPY --from=build /app ./
RUN mkdir /outgoing /answers && chown node:node /outgoing /answers
USER node
EXPOSE 8090
CMD ["node", "remote.mjs"]
