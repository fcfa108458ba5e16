import Foundation

/// Small files that other programs wrote (Pillow and cjpeg). Where not said otherwise they have 16 × 8 pixels: on the left red 200, green 30,
/// blue 60, on the right red 20, green 180, blue 40.
enum ForeignImages {
    /// The colours as a progressive JPEG file.
    static let progressiveJPEG = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/
        2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAIABADAREAAhEBAxEB/8QA
        FAABAAAAAAAAAAAAAAAAAAAABv/EABcBAAMBAAAAAAAAAAAAAAAAAAUGBwj/2gAMAwEAAhADEAAAAQgy3K1jGv8A/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/a
        AAgBAQABBQI//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPwE//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPwE//8QAFBABAAAAAAAAAAAA
        AAAAAAAAEP/aAAgBAQAGPwI//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPyE//9oADAMBAAIAAwAAABDr/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/a
        AAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxA//9k=
        """)

    /// The colours as a JPEG file with four inverted inks, as Adobe's programs write them.
    static let cmykJPEG = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/8AA
        FAgACAAQBEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAkIAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/ALAH0koqYHzI
        OJZ//9k=
        """)

    /// The brightness of the colours as a grey JPEG file.
    static let greyJPEG = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/
        wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8ACiq//9k=
        """)

    /// The colours as a PNG file with a palette.
    static let palettePNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAIAQMAAADKuO3UAAAABlBMVEUUtCjIHjzZc1TnAAAAD0lEQVR42mP4z8DEgAUBABepAQ7wkhsZAAAAAElFTkSuQmCC
        """)

    /// The colours as a PNG file of 16 bits a channel that names no gamma.
    static let deepPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAIEAIAAAAvhDSDAAAAIklEQVR42mM4cUJOzsaGeFJEZMsWDQ3iSYZRC0YtGPwWAACOtAkQRk7KUQAAAABJRU5ErkJg
        gg==
        """)

    /// The colours as an interlaced PNG file.
    static let interlacedPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAEIE9hWAAAAH0lEQVR42mM4IWcjskWDAUFBWMRwkIUGmwQuRYNcAwCZ5YSBy9qoWQAAAABJRU5ErkJggg==
        """)

    /// Grey 77, opaque on the left and half transparent on the right, as a PNG file.
    static let greyAlphaPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAQAAABaf7ccAAAAE0lEQVR42mPw/Y8GG1Ahw8hQAAAfgoZBmYWHWAAAAABJRU5ErkJggg==
        """)

    /// The colours as an interlaced GIF file.
    static let interlacedGIF = bytes(
        """
        R0lGODdhEAAIAIEAABS0KMgePAAAAAAAACwAAAAAEAAIAAAIJAADCBwoEIDBgwYJEkSIUOFAhgcdFoQIQGIAihUlYrS4USPFgAA7
        """)

    /// The colours as a JPEG file whose brightness has three times as many columns as its colours.
    static let oddSamplingJPEG = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/
        2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADATEAAhEBAxEB/8QA
        FQABAQAAAAAAAAAAAAAAAAAABwD/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgf/xAAdEQABAgcAAAAAAAAAAAAAAAAAAQIF
        BzQ2gYOx/9oADAMBAAIRAxEAPwAKKqSaLVOEB09bt1M64//Z
        """)

    private static func bytes(_ base64: String) -> [UInt8] {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map(Array.init) ?? []
    }
}
