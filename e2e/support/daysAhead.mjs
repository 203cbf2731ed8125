/**
 * Preloaded into each process of a site of its own (`laterSite.ts`): moves its clock by DAYS_AHEAD days, the
 * embedded database's included, which asks JavaScript for the time.
 */
const ahead = Number(process.env.DAYS_AHEAD ?? 0) * 86_400_000
const Now = Date

globalThis.Date = class extends Now {
  constructor(...args) {
    if (args.length === 0) super(Now.now() + ahead)
    else super(...args)
  }
  static now() {
    return Now.now() + ahead
  }
}
