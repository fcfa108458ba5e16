import GRDBSQLite

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Collects SQLite's writes to write-ahead logs, and passes them to the system in fewer, longer writes.
///
/// SQLite writes each frame by two calls: 24 bytes of header, and the page, which begins and ends within a page of the file. The file system's work
/// at both ends of each costs several times the copy (docs/decisions/0063-collect-writes-to-the-log.md).
///
/// What is durable, and what other connections see, stays as it is. A frame counts when SQLite has written its commit into the log's index, in shared
/// memory, and it does so after the frame that commits, and after the sync. So collected bytes reach the file after a frame that commits, and before
/// each sync, read, and change of the length. A failed write there is an I/O error, which undoes the whole transaction. Bytes that
/// a crash loses belong to a transaction without a commit. Source: `sqlite3WalFrames` in wal.c.
///
/// A shim of the default VFS (https://sqlite.org/vfs.html): all files but write-ahead logs are the system's own.
enum WALWriteBuffer {
    /// Most collected bytes.
    fileprivate static let capacity = 128 << 10
    /// Length of a frame's header, and the place of the field that is not 0 where the frame commits (https://sqlite.org/fileformat2.html#walformat).
    fileprivate static let frameHeaderBytes = 24
    fileprivate static let commitOffset = 4

    /// The VFS that SQLite had. Never changed after the start.
    fileprivate nonisolated(unsafe) static let system: UnsafeMutablePointer<sqlite3_vfs> = sqlite3_vfs_find(nil)

    /// Makes the shim the process's default. Later opened connections use it. `SQLITE_OK`.
    static let isInstalled: Int32 = {
        let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        vfs.initialize(to: system.pointee)
        let name: StaticString = "carillon"
        vfs.pointee.zName = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        vfs.pointee.pNext = nil
        vfs.pointee.szOsFile += Int32(WALFile.bytes)
        vfs.pointee.xOpen = { _, path, file, flags, openedFlags in
            guard let file, let open = system.pointee.xOpen else { return SQLITE_CANTOPEN }
            guard flags & SQLITE_OPEN_WAL != 0 else { return open(system, path, file, flags, openedFlags) }
            let wal = WALFile.pointer(file)
            wal.initialize(to: WALFile())
            let code = open(system, path, wal.systemFile, flags, openedFlags)
            // SQLite closes a file that has methods, even one that could not be opened.
            if wal.systemFile.pointee.pMethods != nil { wal.pointee.file.pMethods = UnsafePointer(methods) }
            return code
        }
        return sqlite3_vfs_register(vfs, 1)
    }()

    /// SQLite calls them for a write-ahead log. Never changed after the start.
    private nonisolated(unsafe) static let methods: UnsafeMutablePointer<sqlite3_io_methods> = {
        var methods = sqlite3_io_methods()
        methods.iVersion = 1
        methods.xClose = { file in
            let wal = WALFile.pointer(file)
            let flushed = wal.flush()
            wal.pointee.collected?.deallocate()
            let closed = wal.systemFile.methods.xClose(wal.systemFile)
            return flushed == SQLITE_OK ? closed : flushed
        }
        methods.xWrite = { file, bytes, count, offset in WALFile.pointer(file).write(bytes, Int(count), at: offset) }
        methods.xRead = { file, bytes, count, offset in
            WALFile.pointer(file).flushed { $0.methods.xRead($0, bytes, count, offset) }
        }
        methods.xTruncate = { file, size in WALFile.pointer(file).flushed { $0.methods.xTruncate($0, size) } }
        methods.xSync = { file, flags in WALFile.pointer(file).flushed { $0.methods.xSync($0, flags) } }
        methods.xFileSize = { file, size in WALFile.pointer(file).flushed { $0.methods.xFileSize($0, size) } }
        methods.xFileControl = { file, operation, argument in
            WALFile.pointer(file).flushed { $0.methods.xFileControl($0, operation, argument) }
        }
        methods.xLock = { file, level in WALFile.pointer(file).flushed { $0.methods.xLock($0, level) } }
        methods.xUnlock = { file, level in WALFile.pointer(file).flushed { $0.methods.xUnlock($0, level) } }
        methods.xCheckReservedLock = { file, result in WALFile.pointer(file).flushed { $0.methods.xCheckReservedLock($0, result) } }
        methods.xSectorSize = { file in
            let file = WALFile.pointer(file).systemFile
            return file.methods.xSectorSize(file)
        }
        methods.xDeviceCharacteristics = { file in
            let file = WALFile.pointer(file).systemFile
            return file.methods.xDeviceCharacteristics(file)
        }
        let pointer = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        pointer.initialize(to: methods)
        return pointer
    }()
}

/// SQLite's code for a write that failed. C declares it by an expression that Swift does not import.
let ioErrorOfWrite = SQLITE_IOERR | 3 << 8

/// SQLite's code for a file that could not be extended (`SQLITE_IOERR_SHMSIZE`), as ``ioErrorOfWrite``. SQLite itself returns it for a log's index on
/// a full disk.
let ioErrorOfFullDisk = SQLITE_IOERR | 19 << 8

/// An open write-ahead log, in memory that SQLite allocates. The system's file follows it there. One connection has it, and one thread at a time uses
/// that.
struct WALFile {
    /// The part that SQLite uses.
    var file = sqlite3_file()
    /// Memory for collected bytes, from the first write on.
    var collected: UnsafeMutableRawPointer?
    /// The number of collected bytes, and their place in the file.
    var count = 0
    var offset: Int64 = 0
    /// The last header belongs to a frame that commits.
    var commits = false

    /// Where the system's file begins: a multiple of 8, as SQLite's memory is.
    static let bytes = MemoryLayout<WALFile>.stride

    static func pointer(_ file: UnsafeMutablePointer<sqlite3_file>?) -> UnsafeMutablePointer<WALFile> {
        // SQLite passes the pointer that it opened.
        UnsafeMutableRawPointer(file!).assumingMemoryBound(to: WALFile.self)
    }
}

extension UnsafeMutablePointer<WALFile> {
    /// The system's file.
    var systemFile: UnsafeMutablePointer<sqlite3_file> {
        UnsafeMutableRawPointer(self).advanced(by: WALFile.bytes).assumingMemoryBound(to: sqlite3_file.self)
    }

    /// Writes the collected bytes and returns SQLite's result code. After an error the bytes are dropped, so that no frame of an undone transaction
    /// is written later.
    fileprivate func flush() -> Int32 {
        guard pointee.count > 0 else { return SQLITE_OK }
        defer { pointee.count = 0 }
        return writeToSystem(pointee.collected, pointee.count, at: pointee.offset)
    }

    /// SQLite knows a full disk (`ENOSPC`) alone. A used quota, and a limit for the process (`ulimit -f`, `LimitFSIZE`), are no more room, too.
    private func writeToSystem(_ bytes: UnsafeRawPointer?, _ count: Int, at offset: Int64) -> Int32 {
        let code = systemFile.methods.xWrite(systemFile, bytes, Int32(count), offset)
        return code == ioErrorOfWrite && [EDQUOT, EFBIG].contains(errno) ? SQLITE_FULL : code
    }

    /// Writes the collected bytes, then does the work on the system's file.
    ///
    /// - Returns: an I/O error when the write fails, ``ioErrorOfFullDisk`` on a full disk. After `SQLITE_FULL` from a call that is no write, SQLite
    ///   may undo a single statement, and commit the transaction without the bytes.
    func flushed(_ work: (UnsafeMutablePointer<sqlite3_file>) -> Int32) -> Int32 {
        switch flush() {
        case SQLITE_OK: work(systemFile)
        case SQLITE_FULL: ioErrorOfFullDisk
        default: ioErrorOfWrite
        }
    }

    func write(_ bytes: UnsafeRawPointer?, _ count: Int, at offset: Int64) -> Int32 {
        guard let bytes else { return SQLITE_MISUSE }
        let isHeader = count == WALWriteBuffer.frameHeaderBytes
        if isHeader { pointee.commits = bytes.loadUnaligned(fromByteOffset: WALWriteBuffer.commitOffset, as: UInt32.self) != 0 }
        let follows = pointee.count > 0 && offset == pointee.offset + Int64(pointee.count) && pointee.count + count <= WALWriteBuffer.capacity
        if !follows {
            let code = flush()
            guard code == SQLITE_OK else { return code }
            // A header that does not follow its transaction's frames may be written again, for a new checksum: then no page follows.
            if isHeader && pointee.commits || count > WALWriteBuffer.capacity {
                return writeToSystem(bytes, count, at: offset)
            }
            pointee.offset = offset
        }
        let collected = pointee.collected ?? .allocate(byteCount: WALWriteBuffer.capacity, alignment: 16)
        pointee.collected = collected
        (collected + pointee.count).copyMemory(from: bytes, byteCount: count)
        pointee.count += count
        // The page of a frame that commits.
        return !isHeader && pointee.commits ? flush() : SQLITE_OK
    }
}

extension UnsafeMutablePointer<sqlite3_file> {
    /// An open file's methods.
    fileprivate var methods: sqlite3_io_methods { pointee.pMethods.pointee }
}
