import { lazyWithPreload } from '@duetto/shared/ui'
import { matchPath } from 'react-router'
import { contract } from '../contract'

/** The chunk name must match `chunk` in the contract, because the shell preloads it by name. */
const { preload, Component } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "open-chat" */ './OpenChat')).OpenChat,
)

const paths = [contract.routes['chats-id'].path, contract.routes['members-id-chat'].path]

export const preloadOpenChat = async ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => {
  if (paths.some((path) => matchPath(path, pathname))) await preload()
}

export { Component as LazyOpenChat }
