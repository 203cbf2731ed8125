import { giftPaths } from './giftPaths'

export const GiftIcon = ({ gift, size = 34 }: { gift: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={giftPaths[gift as keyof typeof giftPaths] ?? giftPaths.bouquet} />
  </svg>
)
