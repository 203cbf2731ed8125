import { css } from '@emotion/react'

/**
 * Styles of react-easy-crop, copied because the library injects them with innerHTML, which the Trusted Types policy
 * blocks.
 */
const cropperStyle = css`
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    user-select: none;
    touch-action: none;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 1px solid rgba(255, 255, 255, 0.5);
    color: rgba(0, 0, 0, 0.5);
    box-shadow: 0 0 0 9999em;
    transform: translate(-50%, -50%);
    &:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: -3px;
    }
  }
  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    border: 0 solid rgba(255, 255, 255, 0.5);
  }
  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 33.33%;
    border-width: 0 1px;
  }
  .reactEasyCrop_CropAreaGrid::after {
    inset: 33.33% 0;
    border-width: 1px 0;
  }
`

export const editorStyle = css`
  display: grid;
  gap: var(--s3);
  [data-stage] {
    position: relative;
    /* Leaves room for the title and all buttons, even on small phones. */
    height: clamp(140px, 100dvh - 336px, 420px);
    overflow: hidden;
    border-radius: var(--r-md);
    background: var(--surface-2);
  }
  [data-stage] [role='status'] {
    display: grid;
    place-items: center;
    height: 100%;
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  label {
    display: grid;
    flex: 1 1 110px;
    gap: var(--s1);
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 32px;
    accent-color: var(--primary-ink);
  }
  ${cropperStyle}
`
