import { nextTask } from './host/page/nextTask'

/** Starts in three tasks, because a single long one would block input on slow phones. */
const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ './app/libraries')
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './app/boot')
  await nextTask()
  await boot()
}

void start()
