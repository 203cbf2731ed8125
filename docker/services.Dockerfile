# Third-party servers with our configuration; the target selects the server. Optional digests pin the base images:
# @sha256:…
ARG NGINX_DIGEST=
ARG REDIS_DIGEST=
ARG PROMETHEUS_DIGEST=
ARG GRAFANA_DIGEST=

FROM nginxinc/nginx-unprivileged:1.29-alpine${NGINX_DIGEST} AS gateway
COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY docker/pages /etc/nginx/pages
COPY docker/proxies.sh /docker-entrypoint.d/50-proxies.sh
# Files of an installation, for `duetto upgrade`.
COPY duetto docker-compose.yml .env.example /install/
COPY docker/registry-in-bucket.yml docker/recovery.yml docker/backup.sh docker/recovery.sh docker/versions.sh \
  /install/docker/
USER 101

FROM redis:7-alpine${REDIS_DIGEST} AS redis
COPY docker/redis.sh /usr/local/bin/duetto-redis
USER redis
CMD ["duetto-redis"]

FROM prom/prometheus:v3.5.0${PROMETHEUS_DIGEST} AS prometheus
COPY docker/observability/prometheus.yml docker/observability/alerts.yml /etc/prometheus/

FROM grafana/grafana:12.2.0${GRAFANA_DIGEST} AS grafana
COPY docker/observability/grafana-sources.yml /etc/grafana/provisioning/datasources/duetto.yml
COPY docker/observability/grafana-dashboards.yml /etc/grafana/provisioning/dashboards/duetto.yml
COPY docker/observability/dashboards /etc/grafana/dashboards
