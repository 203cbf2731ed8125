import type { TestApp } from './createTestApp'

export const scrape = async (site: TestApp): Promise<(name: string) => number | undefined> => {
  const { body } = await site.app.inject('/metrics')
  return (name) => {
    const line = body.split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.split(' ').at(-1))
  }
}
