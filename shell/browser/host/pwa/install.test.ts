import { createInstall } from './createInstall'

const offer = () => {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' as const }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

it('keeps the offer to install for a click, and uses it once', async () => {
  const install = createInstall()
  expect(install.get()).toBe(false)
  const { event, prompt } = offer()
  expect([install.get(), event.defaultPrevented]).toEqual([true, true])
  await install.prompt()
  await install.prompt()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(install.get()).toBe(false)
})

it('an app that was installed is not offered again', () => {
  const install = createInstall()
  offer()
  window.dispatchEvent(new Event('appinstalled'))
  expect(install.get()).toBe(false)
})
