import { ActivationFailed } from './activation_failed.tsx'

/** Where an activation ends that did not work. */
export default function ActivationErrorScreen() {
  return <ActivationFailed reason="invalid" />
}
