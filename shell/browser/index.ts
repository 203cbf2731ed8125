import { nextTask } from './host/page/nextTask'

/**
 * In three tasks, because one would block a slow phone for a third of a second. All of it is in this script:
 * nothing is fetched in between.
 */
const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ './app/libraries')
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './app/boot')
  await nextTask()
  await boot()
}

void start()
