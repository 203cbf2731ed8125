import { css } from '@emotion/react'
import type { ReactNode } from 'react'

interface LanderFrameProps {
  title: ReactNode
  lead: ReactNode
  act: ReactNode
  /** Pictures of members, above the text on phones. */
  scene: ReactNode
  children?: ReactNode
}

/**
 * Layout of a lander: headline, call to action and scene. The scene is first in the markup and nothing is centred
 * vertically, so that parts that the browser parses later do not shift earlier ones.
 */
export const LanderFrame = ({ title, lead, act, scene, children }: LanderFrameProps) => (
  <>
    <div css={frameStyle}>
      <div css={sceneStyle}>{scene}</div>
      <div css={wordsStyle}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {act}
      </div>
    </div>
    {children}
  </>
)

const frameStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 500px) minmax(0, 1fr);
  gap: var(--s9);
  width: 100%;
  max-width: 1320px;
  min-height: calc(100dvh - 140px);
  margin: 0 auto;
  padding: var(--s6);
  color: var(--on-dark);
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    min-height: 0;
    padding: 0 var(--s4) var(--s6);
  }
`
const wordsStyle = css`
  grid-column: 1;
  grid-row: 1;
  display: grid;
  gap: var(--s5);
  align-self: start;
  margin-top: clamp(0px, 7dvh, 80px);
  > h1 {
    font-size: var(--t-4xl);
  }
  > p {
    color: var(--on-dark-2);
    font-size: var(--t-lg);
  }
  @media (max-width: 991px) {
    grid-row: auto;
    margin-top: 0;
  }
`
const sceneStyle = css`
  grid-column: 2;
  grid-row: 1;
  align-self: center;
  min-width: 0;
  @media (max-width: 991px) {
    grid-column: 1;
  }
`
