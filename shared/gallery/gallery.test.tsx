import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../src/testing'
import { Gallery } from './Gallery'

it('every component has a name, a role and valid markup', async () => {
  const { container } = render(<Gallery />)
  await expectAccessible(container)
  await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  await expectAccessible(container)
})
