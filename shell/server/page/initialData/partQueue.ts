interface PartQueue<Part> {
  push: (part: Part) => void
  end: () => void
  parts: AsyncIterable<Part>
}

export const createPartQueue = <Part>(): PartQueue<Part> => {
  const waiting: Part[] = []
  let isEnded = false
  let wake: () => void = () => {}
  return {
    push: (part) => {
      waiting.push(part)
      wake()
    },
    end: () => {
      isEnded = true
      wake()
    },
    parts: (async function* () {
      for (;;) {
        for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) yield part
        if (isEnded) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    })(),
  }
}
