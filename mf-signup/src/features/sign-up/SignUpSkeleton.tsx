import { FlowSkeleton } from './FlowSkeleton'
import { formStyle, groundStyle, splitStyle } from './splitStyles'

export const SignUpSkeleton = () => (
  <div css={splitStyle}>
    <div css={groundStyle} />
    <div css={formStyle}>
      <div>
        <FlowSkeleton />
      </div>
    </div>
  </div>
)
