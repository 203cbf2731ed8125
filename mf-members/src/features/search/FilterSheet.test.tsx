import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createDefaults } from '../../entities/search/filters'
import { createStore } from '../../store'
import { createSearchAnswer } from '../../testing/fakes'
import { FilterSheet } from './FilterSheet'

it('[MEMBER-02] filters on phones apply with the button, and Reset clears them', async () => {
  const onApply = jest.fn()
  const defaults = createDefaults('female', 'IT')
  const filters = { ...defaults, min_age: 30, online: true }
  const { user } = renderRemote(
    <FilterSheet filters={filters} defaults={defaults} onApply={onApply} onClose={() => {}} />,
    {
      user: createUser(),
      createStore,
      settings: { search_fields: ['online', 'hide_fictional'] },
      answers: { searchMembers: () => createSearchAnswer([1]) },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(onApply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /^(Show|No one)/ }))
  expect(onApply).toHaveBeenCalledWith(defaults)
})
