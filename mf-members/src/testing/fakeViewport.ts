type Report = (entries: { isIntersecting: boolean }[]) => void

/** Fakes `IntersectionObserver`, which jsdom lacks. Elements are in view at once, or after `enter` if `isInView` is false. */
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
