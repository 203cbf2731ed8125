const pause = (ms) => new Promise((done) => setTimeout(done, ms))

const write = async (page, text) => {
  const field = page.locator('main textarea')
  await field.fill(text)
  await field.press('Enter')
}

const offlineFor =
  (ms) =>
  async ({ context, tab }, [first, second, third]) => {
    await write(tab, first)
    await context.setOffline(true)
    await write(tab, second)
    await write(tab, third)
    await pause(ms)
    await context.setOffline(false)
  }

export const faults = {
  'offline for 10 s': offlineFor(10_000),
  'offline for 60 s': offlineFor(60_000),
  'a reload while offline': async ({ context, tab }, [first, second, third]) => {
    const { href } = new URL(tab.url())
    await context.setOffline(true)
    await write(tab, first)
    await write(tab, second)
    await tab.getByText(second).waitFor()
    await tab.reload().catch(() => undefined)
    await context.setOffline(false)
    await tab.goto(href)
    await write(tab, third)
  },
  'the API killed': async ({ site, tab }, [first, second, third]) => {
    await write(tab, first)
    const back = site.killApi()
    await write(tab, second)
    await write(tab, third)
    await back
  },
  'two tabs': async ({ context, tab, otherTab }, [first, second, third]) => {
    await context.setOffline(true)
    await write(tab, first)
    await write(otherTab, second)
    await write(tab, third)
    await context.setOffline(false)
  },
  'two devices': async ({ context, tab, device }, [first, second, third]) => {
    await context.setOffline(true)
    await write(tab, first)
    await write(tab, second)
    await Promise.all([write(device, third), context.setOffline(false)])
  },
}
