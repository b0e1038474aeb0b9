const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** A person's picture in a circle, its middle; else the first letter of the name. */
export const Avatar = ({
  name,
  image,
  size,
}: {
  name: string
  image: string | null
  size: number
}) => (
  <span
    className="avatar shrink-0"
    style={{ width: size, height: size, fontSize: size * 0.42 }}
    aria-hidden
  >
    {image ? (
      <img src={image} alt="" width={size} height={size} className="size-full object-cover" />
    ) : (
      initialOf(name)
    )}
  </span>
)
