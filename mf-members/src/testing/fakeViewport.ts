type Report = (entries: { isIntersecting: boolean }[]) => void

/** Replaces `IntersectionObserver`, which jsdom does not have. Observed elements are in view from `enter` on. */
export const fakeViewport = ({ isInView = true } = {}) => {
  let isEntered = isInView
  const reports = new Set<Report>()
  class Observer {
    constructor(private readonly report: Report) {}
    observe(): void {
      reports.add(this.report)
      if (isEntered) this.report([{ isIntersecting: true }])
    }
    disconnect(): void {
      reports.delete(this.report)
    }
  }
  Object.assign(window, { IntersectionObserver: Observer })
  return {
    enter: () => {
      isEntered = true
      for (const report of [...reports]) report([{ isIntersecting: true }])
    },
    restore: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  }
}
