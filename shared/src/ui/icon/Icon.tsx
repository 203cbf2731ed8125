import type * as icons from './icons'
import type { interestPaths } from './interestPaths'

export type IconPath = (typeof icons)[keyof typeof icons] | (typeof interestPaths)[keyof typeof interestPaths]

interface IconProps {
  path: IconPath
  size?: number
  isFilled?: boolean
}

/** Decorative, so use it next to text or in a control with a label. */
export const Icon = ({ path, size = 20, isFilled = false }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
    css={{ flex: 'none' }}
  >
    <path d={path} />
  </svg>
)
