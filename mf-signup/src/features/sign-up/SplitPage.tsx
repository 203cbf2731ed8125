import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import left from './art/left.webp'
import right from './art/right.webp'
import { signUpMessages } from './messages'
import { artStyle, formStyle, groundStyle, splitStyle } from './splitStyles'

export const SplitPage = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  return (
    <div css={splitStyle}>
      <div css={[groundStyle, artStyle]} aria-hidden>
        <div>
          <img src={left} alt="" width={480} height={600} />
          <img src={right} alt="" width={480} height={600} />
          <p>{formatMessage(signUpMessages.art)}</p>
        </div>
      </div>
      <div css={formStyle}>
        <div>{children}</div>
      </div>
    </div>
  )
}
