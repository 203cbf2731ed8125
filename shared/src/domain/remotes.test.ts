import { containerName } from './remotes'

it('creates a different identifier for each build', () => {
  const names = ['1.2', '1-2', '1_2'].map((build) => containerName('mf-chat', build))
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[a-z_][\w$]*$/)
})
