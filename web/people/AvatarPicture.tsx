import { outline, seatColour } from '@kaya/pieces';
import type { Avatar } from '@kaya/wire';

/** Drawn from the marks of seats, so that nobody has to upload anything; whoever made none is a plain ring. */
export function AvatarPicture({ avatar, size }: { readonly avatar: Avatar | null; readonly size: number }) {
  return (
    <svg className="avatar" width={size} height={size} viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true">
      {avatar === null ? (
        <circle r="0.95" fill="none" stroke="var(--ink-soft)" strokeWidth="0.25" />
      ) : (
        <>
          <path d={outline(avatar.mark)} transform="scale(1.15)" fill={seatColour(avatar.colour)} />
          {avatar.inner !== null && (
            <path
              d={outline(avatar.inner)}
              transform="scale(0.46)"
              fill={seatColour(avatar.innerColour)}
              stroke="var(--surface)"
              strokeWidth="0.3"
              paintOrder="stroke"
            />
          )}
        </>
      )}
    </svg>
  );
}
