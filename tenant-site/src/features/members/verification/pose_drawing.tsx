import type { ReactNode } from 'react'
import type { OwnVerification } from './use_verification.ts'
import styles from './pose_drawing.module.css'

type Pose = NonNullable<OwnVerification['pose']>

/** As in a mirror, beside the words that say the same. */
export function PoseDrawing({ pose }: { pose: Pose }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <g className={styles.body}>
        <path d="M18 150c0-30 16-45 42-45s42 15 42 45" />
        <path d="M50 90v14c0 8 20 8 20 0V90" />
        <ellipse cx="60" cy="62" rx="27" ry="34" />
      </g>
      <path className={styles.face} d="M49 58h4M67 58h4M52 76c4 4 12 4 16 0" />
      <g className={styles.hand}>{HANDS[pose]}</g>
    </svg>
  )
}

const FIST = <rect x="-10" y="-9" width="20" height="18" rx="7" />

const HANDS: Record<Pose, ReactNode> = {
  palm: (
    <>
      <path d="M98 132V92" />
      <rect x="87" y="66" width="22" height="26" rx="8" />
      <path d="M90 68V48M96 66V43M102 66V44M107 69V50M88 80l-7-8" />
    </>
  ),
  hand_on_head: (
    <>
      <path d="M100 128l8-62-22-36" />
      <rect x="46" y="20" width="42" height="13" rx="6.5" />
    </>
  ),
  fist_on_chin: (
    <>
      <path d="M92 146l-22-36" />
      <g transform="translate(62 101)">{FIST}</g>
    </>
  ),
  two_fingers: (
    <>
      <path d="M98 132V92" />
      <g transform="translate(98 82)">{FIST}</g>
      <path d="M94 74l-5-27M101 74l6-27" />
    </>
  ),
  thumb_up: (
    <>
      <path d="M98 132V96" />
      <g transform="translate(98 86)">{FIST}</g>
      <path d="M91 78V58" />
    </>
  ),
  hand_on_shoulder: (
    <>
      <path d="M96 148l-46-20" />
      <rect x="18" y="112" width="34" height="15" rx="7.5" transform="rotate(14 35 120)" />
    </>
  ),
}
