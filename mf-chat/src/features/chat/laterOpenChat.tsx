import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { matchPath } from 'react-router'
import { contract } from '../../contract'
import type { OpenChatProps } from './OpenChat'

let fetched: ComponentType<OpenChatProps> | null = null

/** The contract names it for the pages that start with it. */
const load = async () => {
  const { OpenChat } = await import(/* webpackChunkName: "open-chat" */ './OpenChat')
  fetched = OpenChat
  return { default: OpenChat }
}

const paths = [contract.routes['chats-id'].path, contract.routes['members-id-chat'].path]

/** Fetches the chunk before it is needed, if this address needs it. */
export const fetchOpenChatAt = async ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => {
  if (paths.some((path) => matchPath(path, pathname))) await load()
}

const Lazy = lazy(load)

/** The open conversation: its shape until its chunk is there, and at once where it was fetched ahead. */
export const LaterOpenChat = ({ shape, ...props }: OpenChatProps & { shape: ReactNode }) => {
  // For as long as it is open, so that it is not made anew when its chunk comes.
  const [Fetched] = useState(() => fetched)
  if (Fetched) return <Fetched {...props} />
  return (
    <Suspense fallback={shape}>
      <Lazy {...props} />
    </Suspense>
  )
}
