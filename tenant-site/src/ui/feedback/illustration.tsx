import styles from './illustration.module.css'

export type IllustrationScene = 'people' | 'heart' | 'chat' | 'mail' | 'lost'

export function Illustration({ scene }: { scene: IllustrationScene }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 180" aria-hidden="true">
      <circle className={styles.ground} cx="120" cy="96" r="80" />
      {SCENES[scene]}
    </svg>
  )
}

const SCENES = {
  people: (
    <>
      <path className={styles.second} d="M116 160c0-34 18-52 44-52s44 18 44 52Z" />
      <circle className={styles.secondHead} cx="160" cy="82" r="24" />
      <path className={styles.first} d="M36 160c0-38 20-58 48-58s48 20 48 58Z" />
      <circle className={styles.firstHead} cx="84" cy="72" r="27" />
    </>
  ),
  heart: (
    <>
      <path
        className={styles.second}
        d="M150 146c-30-20-48-36-48-58 0-17 13-29 28-29 9 0 17 5 20 12 3-7 11-12 20-12 15 0 28 12 28 29 0 22-18 38-48 58Z"
      />
      <path
        className={styles.first}
        d="M92 128c-32-22-52-40-52-64 0-18 14-31 30-31 10 0 18 5 22 13 4-8 12-13 22-13 16 0 30 13 30 31 0 24-20 42-52 64Z"
      />
    </>
  ),
  chat: (
    <>
      <path
        className={styles.second}
        d="M104 76h84a22 22 0 0 1 22 22v22a22 22 0 0 1-22 22h-4v22l-26-22h-54a22 22 0 0 1-22-22V98a22 22 0 0 1 22-22Z"
      />
      <path
        className={styles.first}
        d="M52 32h84a22 22 0 0 1 22 22v22a22 22 0 0 1-22 22H86l-26 22V98h-8a22 22 0 0 1-22-22V54a22 22 0 0 1 22-22Z"
      />
      <circle className={styles.dot} cx="72" cy="65" r="6" />
      <circle className={styles.dot} cx="94" cy="65" r="6" />
      <circle className={styles.dot} cx="116" cy="65" r="6" />
    </>
  ),
  mail: (
    <>
      <rect className={styles.paper} x="46" y="62" width="148" height="100" rx="18" />
      <path className={styles.fold} d="M52 68c4-4 8-6 12-6h112c4 0 8 2 12 6l-58 46a16 16 0 0 1-20 0Z" />
      <path
        className={styles.first}
        d="M120 92c-22-15-35-27-35-43 0-13 9-21 20-21 7 0 12 3 15 9 3-6 8-9 15-9 11 0 20 8 20 21 0 16-13 28-35 43Z"
      />
    </>
  ),
  lost: (
    <>
      <path className={styles.trail} d="M44 142c36 8 40-34 72-30s22 34 52 26 26-58 8-66" />
      <path
        className={styles.first}
        d="M150 96c-26-18-42-32-42-51 0-15 11-25 24-25 8 0 15 4 18 10 3-6 10-10 18-10 13 0 24 10 24 25 0 19-16 33-42 51Z"
      />
      <circle className={styles.second} cx="44" cy="142" r="9" />
    </>
  ),
} satisfies Record<IllustrationScene, React.ReactNode>
