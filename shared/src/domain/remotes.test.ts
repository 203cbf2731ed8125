import { containerName } from './remotes'

it('gives each build its own global name, which is an identifier', () => {
  const names = ['1.2', '1-2', '1_2'].map((build) => containerName('mf-chat', build))
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[a-z_][\w$]*$/)
})
