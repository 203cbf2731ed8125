import { screen } from '@testing-library/react'
import { contrast } from '../../brand/oklch'
import { breakpoints, modalPx, toastMaxPx } from '../../domain'
import type { ModalSize } from '../../domain'
import { renderRemote } from '../../testing'
import { Dialog } from '../overlay/Dialog'
import { FictionalTag } from '../member/FictionalTag'
import { tokensCss } from './tokens'

it('[CONFIG-03] breakpoints and the widths of dialogs and toasts are as specified', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 })
  expect(toastMaxPx).toBe(350)
  expect(modalPx).toEqual({ small: 300, default: 500, large: 800, extraLarge: 1140 })
})

it.each(Object.entries(modalPx) as [ModalSize, number][])(
  '[CONFIG-03] a %s dialog is at most %i px wide',
  (size, px) => {
    renderRemote(
      <Dialog isOpen onClose={() => {}} title="Title" size={size}>
        text
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { hidden: true })).toHaveStyle({ maxWidth: `${px}px` })
  },
)

it('[CONFIG-04] both themes define every colour, and unread messages use the secondary one', () => {
  for (const name of ['primary', 'secondary', 'success', 'danger', 'dark'])
    expect((tokensCss().match(new RegExp(`--${name}:#`, 'g')) ?? []).length).toBeGreaterThanOrEqual(2)
  expect(tokensCss()).toContain('--unread:var(--secondary)')
})

it('the green on photos stands out from a scrim over a grey photo', () => {
  const green = /--success-on-photo:(#\w+);/.exec(tokensCss())?.[1] ?? ''
  expect(contrast(green, '#2c2129')).toBeGreaterThanOrEqual(3)
})

it('[MEMBER-04] labels a fictional profile with an icon and text', () => {
  const { container } = renderRemote(<FictionalTag />)
  expect(screen.getByText('Fictional profile')).toBeVisible()
  expect(container.querySelector('svg')).not.toBeNull()
})
