import { IconButton, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { filmFor, filmSize } from './films'
import { sceneMessages } from './messages'
import type { ActiveSceneProps } from './types'

const isSparing = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

export const Film = ({ options: { film = 'windows' }, niche }: ActiveSceneProps) => {
  const { formatMessage } = useIntl()
  const videoRef = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const { webm, mp4, poster } = filmFor(film, niche)
  useEffect(() => {
    if (!isSparing()) videoRef.current?.play().catch(() => {})
  }, [])
  const toggle = (): void => {
    const video = videoRef.current
    if (!video) return
    if (video.paused) video.play().catch(() => {})
    else video.pause()
  }
  return (
    <figure css={filmStyle}>
      {/* Browsers request a video's poster late, so load it early as an image. */}
      <img src={poster} alt="" {...filmSize} fetchPriority="high" />
      <video
        ref={videoRef}
        poster={poster}
        {...filmSize}
        muted
        loop
        playsInline
        preload="none"
        aria-label={formatMessage(sceneMessages.film)}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <figcaption>{formatMessage(sceneMessages.drawn)}</figcaption>
      <IconButton
        data-scripted
        icon={isPlaying ? icons.pause : icons.play}
        variant="floating"
        label={formatMessage(isPlaying ? sceneMessages.stop : sceneMessages.play)}
        onClick={toggle}
      />
    </figure>
  )
}

const filmStyle = css`
  position: relative;
  width: min(100%, calc((100dvh - var(--bar) - 80px) * 4 / 3));
  margin: 0 auto;
  overflow: hidden;
  border-radius: 40px 40px 40px 8px;
  video,
  img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  video {
    position: relative;
  }
  figcaption {
    position: absolute;
    bottom: 24px;
    left: 16px;
    max-width: calc(100% - 96px);
    padding: 4px 12px;
    border-radius: var(--r-pill);
    background: rgb(15 9 14 / 0.82);
    color: #fff;
    font-size: var(--t-xs);
  }
  button {
    position: absolute;
    right: 16px;
    bottom: 16px;
  }
  @media (max-width: 991px) {
    width: min(100%, max(360px, 40dvh));
    border-radius: 24px 24px 24px 6px;
    video,
    img {
      height: max(150px, 30dvh);
      object-position: 50% 30%;
    }
    figcaption {
      bottom: 12px;
      left: 12px;
      max-width: calc(100% - 76px);
      padding: 2px 10px;
    }
    @media (max-width: 374px) {
      figcaption {
        font-size: 0.6875rem;
      }
    }
    button {
      right: 8px;
      bottom: 8px;
    }
  }
`
