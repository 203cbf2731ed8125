import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/**
 * `split`: text left and scene right on wide screens. `mirrored`: the reverse. `centred`: one column. `plain`: the same,
 * with the scene above the text. `centredWide`: one wider column. `backdrop`: like `split`, with the scene extended to
 * the edge of the window. `light`: like `split`, on the site's own background.
 */
export type FrameLayout = 'split' | 'mirrored' | 'centred' | 'plain' | 'centredWide' | 'backdrop' | 'light'

interface LanderFrameProps {
  layout?: FrameLayout
  title: ReactNode
  lead: ReactNode
  /** Replaces the lead on low phones. */
  shortLead?: ReactNode
  act: ReactNode
  scene: ReactNode
  children?: ReactNode
}

/** Maximum characters of headline and lead together: about two lines each at 390 px. */
const briefLength = 120
const isBrief = (...texts: readonly ReactNode[]): boolean =>
  texts.every((text) => typeof text === 'string') && texts.join('').length <= briefLength

/**
 * To avoid layout shifts while the browser parses the page, the scene comes first in the markup and nothing is centred
 * vertically.
 */
export const LanderFrame = ({
  layout = 'split',
  title,
  lead,
  shortLead,
  act,
  scene,
  children,
}: LanderFrameProps) => (
  <>
    <div css={[groundStyle, layout === 'light' && lightStyle]}>
      <div css={[frameStyle, layoutStyles[layout]]} data-brief={isBrief(title, lead) || undefined}>
        <div data-scene>{scene}</div>
        <div data-words>
          <h1>{title}</h1>
          <p>{lead}</p>
          <p data-short>{shortLead}</p>
          {act}
        </div>
      </div>
    </div>
    {children}
  </>
)

const groundStyle = css`
  --focus: var(--on-dark);
  color: var(--on-dark);
  /* Forms have light cards. */
  form {
    --focus: var(--primary-ink);
  }
`
/** Covers the page's background, which is dark on landers. */
const lightStyle = css`
  --focus: var(--primary-ink);
  background: var(--bg);
  color: var(--ink);
  && [data-words] > p {
    color: var(--ink-2);
  }
`
const frameStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
  gap: var(--s9);
  width: 100%;
  max-width: 1320px;
  min-height: calc(100dvh - var(--bar));
  margin: 0 auto;
  padding: var(--s6) var(--s6) var(--s9);
  > [data-scene],
  > [data-words] {
    grid-row: 1;
    min-width: 0;
  }
  > [data-words] {
    grid-column: 1;
    display: grid;
    gap: var(--s5);
    align-self: start;
    margin-top: clamp(0px, 5dvh, 64px);
  }
  > [data-scene] {
    grid-column: 2;
    align-self: start;
  }
  > [data-words] > h1 {
    font-size: clamp(1.75rem, 1.1rem + 2.6vw, 2.75rem);
  }
  > [data-words] > p {
    color: var(--on-dark-2);
    font-size: var(--t-lg);
    text-wrap: pretty;
  }
  > [data-words] > [data-short] {
    display: none;
    font-size: var(--t-sm);
  }
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--s4);
    min-height: 0;
    padding: 0 var(--s4) var(--s6);
    > [data-scene],
    > [data-words] {
      grid-column: 1;
      grid-row: auto;
    }
    > [data-scene] {
      width: 100%;
    }
    > [data-words] {
      gap: var(--s3);
      width: min(100%, 560px);
      margin-top: 0;
    }
    > [data-words] > p {
      font-size: var(--t-md);
    }
  }
  /* On low phones, the form's button must be visible without scrolling. */
  @media (max-width: 575px) and (max-height: 700px) {
    gap: var(--s2);
    > [data-words] {
      gap: var(--s2);
    }
    > [data-words] > h1 {
      font-size: 1.375rem;
    }
    > [data-words] > h1 + p {
      display: none;
    }
    > [data-words] > [data-short] {
      display: block;
    }
  }
`
const mirroredStyle = css`
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    > [data-words] {
      grid-column: 2;
    }
    > [data-scene] {
      grid-column: 1;
    }
  }
`
const centredStyle = css`
  && {
    grid-template-columns: minmax(0, 560px);
    justify-content: center;
    align-content: start;
    gap: var(--s5);
    min-height: 0;
  }
  && > [data-scene],
  && > [data-words] {
    grid-column: 1;
    grid-row: auto;
  }
  && > [data-words] {
    order: -1;
    margin-top: 0;
  }
  @media (max-width: 991px) {
    && > [data-words] {
      margin-top: var(--s2);
    }
  }
`
const plainStyle = css`
  ${centredStyle};
  && > [data-words] {
    order: 0;
  }
  @media (min-width: 576px) {
    && {
      padding-top: clamp(var(--s4), 10dvh, 112px);
    }
  }
`
const centredWideStyle = css`
  ${centredStyle};
  @media (min-width: 992px) {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const backdropStyle = css`
  @media (min-width: 992px) {
    gap: var(--s8);
    padding-bottom: 0;
    > [data-scene] {
      margin-right: calc((100vw - min(100vw, 1320px)) / -2 - var(--s6));
    }
  }
`
const layoutStyles: Record<FrameLayout, ReturnType<typeof css> | null> = {
  split: null,
  mirrored: mirroredStyle,
  centred: centredStyle,
  plain: plainStyle,
  centredWide: centredWideStyle,
  backdrop: backdropStyle,
  light: null,
}
