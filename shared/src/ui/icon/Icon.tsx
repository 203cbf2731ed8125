import { iconPaths } from './paths'

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  /** CSS pixels. */
  size?: number
  isFilled?: boolean
  className?: string
}

/** A drawing beside a text or a name; never the only sign. */
export const Icon = ({ name, size = 20, isFilled = false, className }: IconProps) => (
  <svg
    className={className}
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
    <path d={iconPaths[name]} />
  </svg>
)
