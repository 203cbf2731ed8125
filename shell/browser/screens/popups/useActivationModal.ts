import type { RouteFacts } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useCallback, useEffect } from 'react'
import { signUpCompleteParam, useAlertsDue } from '../notices/useAlertsDue'
import type { PopupQueue } from '../../host/popups/popupQueue'
import { removeParam } from './removeParam'

interface Options {
  platform: Platform
  queue: PopupQueue
  route: RouteFacts | null
}

/**
 * ALERT-02: queues the activation reminder as a modal. Returns the function that closes it: it removes the parameter from
 * the URL, so that the alert replaces the modal, also after a reload.
 */
export const useActivationModal = ({ platform, queue, route }: Options): (() => void) => {
  const isModal = useAlertsDue(route).some((due) => due.name === 'activation' && due.variant === 'modal')
  useEffect(() => {
    if (isModal) queue.add({ name: 'activation' })
    else queue.drop('activation')
  }, [isModal, queue])
  return useCallback(() => removeParam(platform.navigation, signUpCompleteParam), [platform])
}
