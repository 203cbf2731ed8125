import { signUpCompleteParam } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useCallback, useEffect } from 'react'
import { useAlertsDue } from '../notices/useAlertsDue'
import type { PopupQueue } from '../../host/popups/popupQueue'
import { removeParam } from './removeParam'

interface Options {
  platform: Platform
  queue: PopupQueue
  route: RouteFacts | null
}

export const useActivationModal = ({ platform, queue, route }: Options): (() => void) => {
  const isModal = useAlertsDue(route).some((due) => due.name === 'activation' && due.variant === 'modal')
  useEffect(() => {
    if (isModal) queue.add({ name: 'activation' })
    else queue.drop('activation')
  }, [isModal, queue])
  return useCallback(() => removeParam(platform.navigation, signUpCompleteParam), [platform])
}
