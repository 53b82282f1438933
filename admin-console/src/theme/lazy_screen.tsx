import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { NotLoaded } from '#console/theme/not_loaded.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** A screen's files couldn't be fetched: there is no connection, or a newer console has other files. */
class ScreenNotLoaded extends Error {}

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** A screen whose files are fetched when it is opened, or a little earlier by `preload`. */
export function lazyScreen<P extends object>(load: Load<P>, waiting: ReactNode = <Waiting />) {
  const Screen = lazy(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded('A screen could not be loaded', { cause })
    })
  ) as ComponentType<P>

  function LazyScreen(props: P) {
    return (
      <Boundary>
        <Suspense fallback={waiting}>
          <Screen {...props} />
        </Suspense>
      </Boundary>
    )
  }

  /** What fails here is said once the screen is opened. */
  LazyScreen.preload = () => void load().catch(() => undefined)
  return LazyScreen
}

/** Says that a screen's files weren't there; any other error is for whoever is around it. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ScreenNotLoaded) return <NotLoaded />
    throw error
  }
}
