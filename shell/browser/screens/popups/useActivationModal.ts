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
 * Queues the activation reminder as a modal (ALERT-02) while it is due. Returns a function that closes it by removing
 * the parameter from the URL, after which the alert replaces the modal, even after a reload.
 */
export const useActivationModal = ({ platform, queue, route }: Options): (() => void) => {
  const isModal = useAlertsDue(route).some((due) => due.name === 'activation' && due.variant === 'modal')
  useEffect(() => {
    if (isModal) queue.add({ name: 'activation' })
    else queue.drop('activation')
  }, [isModal, queue])
  return useCallback(() => removeParam(platform.navigation, signUpCompleteParam), [platform])
}
