import { lazyWithPreload } from '@duetto/shared/platform'
import { matchPath } from 'react-router'
import { contract } from '../contract'

/** The contract names the chunk for the pages that start with it. */
const { preload, Component } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "open-chat" */ './OpenChat')).OpenChat,
)

const paths = [contract.routes['chats-id'].path, contract.routes['members-id-chat'].path]

/** Fetches the chunk before it is needed, if this address needs it. */
export const fetchOpenChatAt = async ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => {
  if (paths.some((path) => matchPath(path, pathname))) await preload()
}

export { Component as LaterOpenChat }
