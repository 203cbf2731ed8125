import { screen } from '@testing-library/react'
import { breakpoints, modalPx, toastMaxPx } from '../../domain'
import type { ModalSize } from '../../domain'
import { renderRemote } from '../../testing'
import { Dialog } from '../overlay/Dialog'
import { FictionalTag } from '../member/FictionalTag'
import { tokensCss } from './tokens'

it('[CONFIG-03] layouts change at the four widths, dialogs and notes have their own', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 })
  expect(toastMaxPx).toBe(350)
  expect(modalPx).toEqual({ small: 300, default: 500, large: 800, extraLarge: 1140 })
})

it.each(Object.entries(modalPx) as [ModalSize, number][])(
  '[CONFIG-03] a %s dialog is at most %i wide',
  (size, px) => {
    renderRemote(
      <Dialog isOpen onClose={() => {}} title="Title" size={size}>
        text
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { hidden: true })).toHaveStyle({ maxWidth: `${px}px` })
  },
)

it('[CONFIG-04] every colour of the theme is there in light and dark, unread messages in the secondary one', () => {
  for (const name of ['primary', 'secondary', 'success', 'danger', 'dark'])
    expect((tokensCss.match(new RegExp(`--${name}:#`, 'g')) ?? []).length).toBeGreaterThanOrEqual(2)
  expect(tokensCss).toContain('--unread:var(--secondary)')
})

it('[MEMBER-04] a fictional profile is marked by an icon and in words', () => {
  const { container } = renderRemote(<FictionalTag />)
  expect(screen.getByText('Fictional profile')).toBeVisible()
  expect(container.querySelector('svg')).not.toBeNull()
})
