import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Deps } from '../../app/deps'

export type SetGauge = (value: number, labels?: Record<string, string>) => void

interface Facts {
  name: string
  help: string
  labelNames?: string[]
}

export const createGauges =
  (app: FastifyInstance, { log }: Pick<Deps, 'log'>) =>
  (facts: Facts, read: (set: SetGauge) => Promise<void>): Gauge =>
    new Gauge({
      ...facts,
      registers: [app.metrics],
      async collect() {
        this.reset()
        await read((value, labels = {}) => this.set(labels, value)).catch((error: unknown) => {
          // After a reset, a gauge without labels would report 0.
          if (!facts.labelNames) this.remove()
          log.error({ err: error }, 'a figure could not be counted')
        })
      },
    })
