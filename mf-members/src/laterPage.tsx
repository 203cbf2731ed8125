import { listenForIntent, lazyWithPreload } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { matchPath } from 'react-router'
import { contract } from './contract'

type RouteId = keyof typeof contract.routes

const ahead = new Map<RouteId, () => Promise<unknown>>()

/** A page that is a chunk of its own: its shape until the chunk is there, and the page at once where it was fetched ahead. */
export const laterPage = (
  ids: readonly RouteId[],
  load: () => Promise<ComponentType>,
  shape: ReactNode,
): ReactElement => {
  const { preload, Component } = lazyWithPreload(load)
  for (const id of ids) ahead.set(id, preload)
  return <Component key={ids.join()} fallback={shape} props={{}} />
}

/** Fetches the chunk of the page at an address, if it has one of its own. */
export const fetchPage = async ({ pathname }: { pathname: string }): Promise<void> => {
  for (const [id, fetch] of ahead) if (matchPath(contract.routes[id].path, pathname)) await fetch()
}

/** Fetches the chunk of the page behind a link that somebody may be about to open; a failure shows when it is opened. */
export const useFetchAhead = (): void => {
  useEffect(() => listenForIntent((link) => void fetchPage(link).catch(() => undefined)), [])
}
