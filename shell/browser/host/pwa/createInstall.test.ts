import { createInstall } from './createInstall'

const offer = () => {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' as const }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

it('holds the install prompt back and uses it once', async () => {
  const install = createInstall()
  expect(install.get()).toBe(false)
  const { event, prompt } = offer()
  expect([install.get(), event.defaultPrevented]).toEqual([true, true])
  await install.prompt()
  await install.prompt()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(install.get()).toBe(false)
})

it('does not offer an installed app again', () => {
  const install = createInstall()
  offer()
  window.dispatchEvent(new Event('appinstalled'))
  expect(install.get()).toBe(false)
})
