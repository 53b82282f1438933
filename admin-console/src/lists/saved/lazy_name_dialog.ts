import { lazyScreen } from '#console/theme/lazy_screen.tsx'

/** Fetched when something is named. */
export const LazyNameDialog = lazyScreen(() => import('#console/lists/saved/name_dialog.tsx'), null)
