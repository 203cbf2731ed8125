import { screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { Badge } from '../index'

it('[TOPBAR-02] shows 99+ above 99', () => {
  const { rerender } = renderRemote(<Badge count={99} />)
  expect(screen.getByText('99')).toBeVisible()
  rerender(<Badge count={100} />)
  expect(screen.getByText('99+')).toBeVisible()
})
