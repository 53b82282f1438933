import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const TRIES = 2

/** Retries network and server errors, never a 4xx. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => !(error instanceof HttpError && error.status < 500) && failures < TRIES,
    },
  },
})
